import { withoutDatabase } from './database-settings.js';

/** What is missing beside other settings that are given. */
export function missingTogether(env: NodeJS.ProcessEnv): string[] {
  const faults = withoutDatabase(env);
  const keys = [...(env.KEY_SERVICE ? [] : ['MASTER_KEY']), 'TOKEN_SIGNING_KEY'];
  if (env.DATABASE_URL) {
    for (const name of keys)
      if (!env[name])
        faults.push(`${name} is required with DATABASE_URL: 32 bytes in base64, as \`openssl rand -base64 32\` makes`);
  } else {
    const isHalf = env.KEY_SERVICE
      ? env.MASTER_KEY && !env.TOKEN_SIGNING_KEY
      : !env.MASTER_KEY !== !env.TOKEN_SIGNING_KEY;
    if (isHalf) faults.push(`MASTER_KEY and TOKEN_SIGNING_KEY go together: give both or neither`);
  }
  if (env.MASTER_KEY?.split(',').includes('service') && !env.KEY_SERVICE)
    faults.push('KEY_SERVICE is required where MASTER_KEY names `service`');
  const oidc = ['OIDC_ISSUER', 'OIDC_AUDIENCE'];
  if (oidc.filter((name) => env[name]).length === 1)
    faults.push(`${oidc.join(' and ')} go together: give both or neither`);
  const hive = ['HIVE_ACCESS_TOKEN', 'HIVE_TARGET'];
  if (hive.filter((name) => env[name]).length === 1)
    faults.push(`${hive.join(' and ')} go together: give both or neither`);
  if (env.HIVE_USAGE_URL && !env.HIVE_TARGET)
    faults.push('HIVE_TARGET is required with HIVE_USAGE_URL: what is reported there');
  if (env.REDIS_CA_FILE && !env.REDIS_URL?.startsWith('rediss:'))
    faults.push('REDIS_URL must be a rediss:// address with REDIS_CA_FILE: only then somebody vouches for it');
  if (env.OIDC_DESK_CLIENT_ID && !env.OIDC_ISSUER)
    faults.push('OIDC_ISSUER is required with OIDC_DESK_CLIENT_ID: where people of the desk log in');
  for (const name of ['OIDC_ACCESS', 'OIDC_DENIED', 'OIDC_PERSON_CLAIM'])
    if (env[name] && !env.OIDC_ISSUER) faults.push(`OIDC_ISSUER is required with ${name}: whose tokens it is about`);
  if (['1', 'true'].includes(env.PERSISTED_DOCUMENTS_ONLY ?? '') && !env.PERSISTED_DOCUMENTS)
    faults.push('PERSISTED_DOCUMENTS is required with PERSISTED_DOCUMENTS_ONLY: the file that lists the documents');
  return faults;
}
