import DataLoader from 'dataloader';
import { createSchema, createYoga } from 'graphql-yoga';
import { batches, resolvers, typeDefs } from './graph.js';

/** One call for all objects of a request that have the field asked for with the same arguments. */
const loading = (read) => {
  const ofRequest = new WeakMap();
  return (object, args, context, { fieldNodes: [node] }) => {
    let loaders = ofRequest.get(context);
    if (!loaders) ofRequest.set(context, (loaders = new Map()));
    let loader = loaders.get(node);
    if (!loader) loaders.set(node, (loader = new DataLoader((objects) => read(objects, args), { cache: false })));
    return loader.load(object);
  };
};

const withBatches = Object.fromEntries(
  [...new Set([...Object.keys(batches), ...Object.keys(resolvers)])].map((type) => [
    type,
    {
      ...resolvers[type],
      ...Object.fromEntries(Object.entries(batches[type] ?? {}).map(([name, read]) => [name, loading(read)])),
    },
  ]),
);

/** The graph of the screens, beside that of the other workloads: figures that are computed are none of Prisma's. */
export const screens = createYoga({
  schema: createSchema({ typeDefs, resolvers: withBatches }),
  graphqlEndpoint: '/screens',
  logging: false,
});
