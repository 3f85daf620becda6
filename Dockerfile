FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# dist/modules is for benches and tests, source maps for checkouts.
RUN npm run build && rm -r dist/modules && find dist -name '*.map' -delete

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY package.json ./
# The bundle in dist has the code of all other dependencies. These read files of their own at run time.
COPY --from=build /app/node_modules/@electric-sql/pglite ./node_modules/@electric-sql/pglite
COPY --from=build /app/node_modules/@prisma/schema-engine-wasm ./node_modules/@prisma/schema-engine-wasm
COPY bin ./bin
COPY prisma ./prisma
COPY deploy/keys ./deploy/keys
COPY letters ./letters
COPY --from=build /app/dist ./dist
# The embedded database, used without DATABASE_URL. Mount a persistent volume there.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
# Not through npm: signals must reach the gateway process.
ENTRYPOINT ["node", "--max-semi-space-size=64", "--no-allocation-site-pretenuring", "--no-memory-reducer", "bin/loan-gateway.js"]
CMD ["serve"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
