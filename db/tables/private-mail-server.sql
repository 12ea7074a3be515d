select private.begin_rules('private.mail_server', stamped => false);

-- Pages and the office say whether this server sends mail.
create trigger note_live_change after insert or update or delete on private.mail_server
for each row execute function private.note_live_change('mail');
