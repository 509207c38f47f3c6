import type * as en from './en';

export const policyCopy = {
  inForce: { before: '', after: ' से लागू' },
  glance: 'एक नज़र में',
} satisfies typeof en.policyCopy;
