# Website, API and lead desk in one container. All data is in the volume /data; TLS is the proxy's (docs/operations.md).

FROM node:24-bookworm-slim AS build
WORKDIR /srv/solar
COPY package.json package-lock.json ./
RUN npm install
COPY . .
ARG SITE_URL
RUN DEMO=0 npm run build:embedded && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=8080 DEMO=0
WORKDIR /srv/solar
COPY --from=build /srv/solar/package.json ./
COPY --from=build /srv/solar/node_modules ./node_modules
COPY --from=build /srv/solar/app ./app
COPY --from=build /srv/solar/backend ./backend
COPY --from=build /srv/solar/scripts ./scripts
COPY --from=build /srv/solar/supabase ./supabase
COPY --from=build /srv/solar/build ./build
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m \
  CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/main.ts"]
