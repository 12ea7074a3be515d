-- For the functions that act with the rights of the owner, and for nobody else: the password is sealed, and stays with the server.
select private.clear_rules('private.mail_server');
