// What can be said before anything is loaded, built or stored. Runs on any Node that knows modules.
import { createServer } from 'node:net';
import process from 'node:process';

const OLDEST = [20, 19];

/** One sentence, or nothing where there is nothing to complain of. */
export async function complaintBeforeStart(args, env) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    return `The loan gateway needs Node ${OLDEST.join('.')} or newer, and this is ${process.versions.node}: see https://nodejs.org, or run it with npx -p node@24.`;
  if (args[0] !== 'serve' || args.includes('--help')) return undefined;
  const [host, port] = [env.HOST || '127.0.0.1', Number(env.PORT || 4000)];
  const code = await listeningFault(host, port);
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken by another program, perhaps another gateway: stop that one, or name another port, such as PORT=${port + 1}.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: name one above 1023, such as PORT=4000.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return `HOST ${host} cannot be listened on (${code}): it must be an address of this machine, such as HOST=127.0.0.1 or HOST=0.0.0.0.`;
  return undefined;
}

/** Why nobody can listen there; anything else that is wrong with the address is told by the configuration. */
function listeningFault(host, port) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return undefined;
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
