import { useMutation, useQuery } from '@tanstack/react-query';
import type { Staff } from '~/dashboard/leads/lead';
import { toast } from '~/ui/toast';
import { sendTest } from './alerts-data';
import { testWords as words } from './en';
import { browsersQuery } from './queries';
import { TestResult } from './test-result';

/** A message to oneself. Admins see what becomes of it; who may not read the outbox is told where to look. */
export function SendTest({ me }: { me: Staff }) {
  const test = useMutation({
    mutationFn: sendTest,
    onError: (error) => {
      console.error('test was not sent', error);
      toast(words.failed);
    },
  });
  return (
    <section aria-labelledby="send-test" className="card grid justify-items-start gap-2 p-4 sm:p-5">
      <h3 id="send-test" className="text-base font-bold">
        {words.title}
      </h3>
      <p className="text-sm text-ink-soft">{words.hint}</p>
      <button type="button" disabled={test.isPending} onClick={() => test.mutate()} className="tool">
        {test.isPending ? words.sending : words.action}
      </button>
      {test.data !== undefined &&
        (me.role === 'admin' ? (
          <TestResult key={test.data} eventId={test.data} sentAt={test.submittedAt} />
        ) : (
          <Destination email={me.email} />
        ))}
    </section>
  );
}

function Destination({ email }: { email: string }) {
  const { data } = useQuery(browsersQuery);
  return (
    <p role="status" className="text-sm wrap-anywhere">
      {words.onItsWay(email, data ? data.others + (data.isOnHere ? 1 : 0) : 0)}
    </p>
  );
}
