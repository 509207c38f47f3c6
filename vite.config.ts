import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? 3001}`;

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/rest': backend,
      '/auth': backend,
      '/storage': backend,
      '/demo': backend,
      '/realtime': { target: backend, ws: true },
    },
  },
});
