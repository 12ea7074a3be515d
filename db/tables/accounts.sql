-- Kept by the server's own auth code and seen by nobody else.
select private.begin_rules('auth.flow_state', kept_by_server => true);
select private.begin_rules('auth.identities', kept_by_server => true);
select private.begin_rules('auth.mfa_challenges', kept_by_server => true);
select private.begin_rules('auth.mfa_factors', kept_by_server => true);
select private.begin_rules('auth.oauth_states', kept_by_server => true);
select private.begin_rules('auth.one_time_tokens', kept_by_server => true);
select private.begin_rules('auth.refresh_tokens', kept_by_server => true);
select private.begin_rules('auth.sessions', kept_by_server => true);
select private.begin_rules('auth.sso_domains', kept_by_server => true);
select private.begin_rules('auth.sso_providers', kept_by_server => true);
select private.begin_rules('auth.used_id_tokens', kept_by_server => true);
select private.begin_rules('auth.webauthn_challenges', kept_by_server => true);
select private.begin_rules('auth.webauthn_credentials', kept_by_server => true);
select private.begin_rules('auth.server_keys', kept_by_server => true);
