select private.begin_rules('private.push_devices');

-- Who got notices on which device, and until when; the address and the keys are not on record.
create trigger note_push_device after insert or delete or update of user_id on private.push_devices
for each row execute function private.note_push_device();
