import { sendWithRetry } from '~/forms/send-with-retry';
import type { Database } from '~/lib/database.types.generated';
import { postAsVisitor } from '~/lib/post-as-visitor';
import type { MailLink } from './mail-link';

type Functions = Database['public']['Functions'];
export type Answer = Functions['confirm_subscription']['Returns'] | Functions['leave_newsletter']['Returns'];

const FUNCTIONS = { confirm: 'rpc/confirm_subscription', leave: 'rpc/leave_newsletter' };

/** Both may be asked again: who is confirmed stays so, and who has left is gone. */
export async function followLink({ wish, token }: MailLink): Promise<Answer> {
  let answer: unknown;
  await sendWithRetry(async (signal) => {
    answer = await postAsVisitor(FUNCTIONS[wish], { link_token: token }, signal);
  });
  return answer as Answer;
}
