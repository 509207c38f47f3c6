import { InlineText } from './inline-text';
import type { TextBlock, TextSection } from './text';

/** The sections of a long text, each with its anchor. */
export function TextSections({ sections }: { sections: TextSection[] }) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="prose">
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      {section.blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ));
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  }
  if ('list' in block) return <ul>{block.list.map(listItem)}</ul>;
  if ('steps' in block) return <ol>{block.steps.map(listItem)}</ol>;
  if ('note' in block) {
    return (
      <p className="rounded-md border-l-4 border-sun-500 bg-sun-50 p-4 text-sm">
        <InlineText text={block.note} />
      </p>
    );
  }
  return <DataTable {...block.table} />;
}

const listItem = (text: string) => (
  <li key={text}>
    <InlineText text={text} />
  </li>
);

interface DataTableProps {
  caption: string;
  head: string[];
  rows: string[][];
}

/** On a narrow screen each row becomes a block of its own, its cells labelled by their columns. */
function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <table className="data-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">
              <InlineText text={first} />
            </th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} data-label={head[column + 1]}>
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
