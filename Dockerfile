# The shop as an image: its code is read only, its process is nobody special, its data (the embedded database) lie in /data.
# A tag can be moved to another image, a digest can't: `docker buildx imagetools inspect node:24.21.0-slim` prints it, to be written behind
# the tag as node:24.21.0-slim@sha256:…
FROM node:24.21.0-slim AS built
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY astro.config.mjs tsconfig.json ./
COPY public public
COPY locales locales
COPY src src
RUN npm run build

FROM node:24.21.0-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# the image brings its own Node
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=built /shop/dist dist
COPY package.json LICENSE ./
COPY locales locales
COPY src src
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./src/server/config/env-file.mjs", "--max-old-space-size=192", "--max-semi-space-size=16", "src/server/start.mjs"]
