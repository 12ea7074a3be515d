-- What happens when rows of private.push_devices are written, in the order in which it happens.

-- After each row:

-- Who got notices on which device, and until when; the address and the keys are not on record.
create trigger note_push_device after insert or delete or update of user_id on private.push_devices
for each row execute function private.note_push_device();
