import mercurius from 'mercurius';
import { batches, resolvers, typeDefs } from './graph.js';

/** Without the cache, whose keys would be the objects as text. */
const loaderOf = (read) => ({
  loader: (queries) =>
    read(
      queries.map(({ obj }) => obj),
      queries[0].params,
    ),
  opts: { cache: false },
});

const loaders = Object.fromEntries(
  Object.entries(batches).map(([type, fields]) => [
    type,
    Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, loaderOf(read)])),
  ]),
);

/** The graph of the screens, beside that of the other workloads. */
export const screens = async (app) => {
  await app.register(mercurius, { path: '/screens', schema: typeDefs, resolvers, loaders, jit: 1 });
};
