import { unwrap } from '~/lib/data-error';
import { visitorTables } from '~/lib/visitor-tables';

/** More than anybody reads on one page. */
const LIMIT = 12;

export type ApprovedTestimonial = Awaited<ReturnType<typeof listApprovedTestimonials>>[number];

export async function listApprovedTestimonials() {
  const tables = await visitorTables();
  const rows = unwrap(
    await tables
      .from('testimonials')
      .select('id, customer_name, location, comment, rating, monthly_savings, image_url, video_url')
      .eq('status', 'approved')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIMIT),
  );
  return rows ?? [];
}
