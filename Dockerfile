FROM node:20-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The bundler ignores the umask and makes files writable for their group.
RUN npm run build && chmod -R go-w .next dist

FROM node:20-bookworm-slim
WORKDIR /app
# The server writes only into this folder. The rest of the file system can be read-only.
RUN install -d -o node -g node /var/cache/storefront /var/cache/storefront/content /var/cache/storefront/next
# Layers that change rarely come first, so that an upgrade transfers only a few megabytes. All files belong to root.
COPY --from=build /app/.next/standalone/node_modules ./node_modules
COPY --from=build /app/public ./public
COPY --from=build /app/dist/pictures ./dist/pictures
COPY --from=build /app/content ./content
COPY --from=build /app/next.config.mjs ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/.next/standalone/.next ./.next
COPY --from=build /app/dist/*.cjs /app/dist/pictures.json /app/dist/plain-share-picture.jpg ./dist/
# The framework caches resized pictures in .next/cache. This path cannot be configured.
RUN rm -rf .next/cache && ln -s /var/cache/storefront/next .next/cache
# Docker's default HOSTNAME is the container's name. With this default, the server would listen only on the container's
# own address.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 CACHE_DIR=/var/cache/storefront/content
# `npm start` sets the same values (docs/decisions/0015-memory.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
VOLUME /var/cache/storefront
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/server.cjs"]
