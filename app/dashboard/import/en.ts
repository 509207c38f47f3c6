/** Words of the import. */
export const importWords = {
  intro:
    'Bring old leads in from a spreadsheet. You choose what each column means and see every line that does not fit before anything is stored.',

  file: {
    title: '1. Choose the file',
    label: 'CSV file',
    choose: 'Choose a file or drop it here',
    hint: 'CSV in UTF-8, up to 5 MB and 20,000 lines. The first line holds the headings.',
    chosen: (lines: string) => `${lines} under the headings`,
    reading: 'Reading the file…',
    tooLarge: (size: string) =>
      `This file has ${size}; the limit is 5 MB. Please split it into smaller ones.`,
    tooManyLines: (lines: string) =>
      `This file has ${lines} lines; the limit is 20,000. Please split it into smaller ones.`,
    empty: 'This file is empty. Please choose another one.',
    noLines: 'This file has headings and no line under them. Please choose another one.',
    workbook:
      'This is an Excel workbook. Open it, choose “Save as” and then “CSV UTF-8 (comma delimited)”, and import that file.',
    otherEncoding:
      'This file is not in UTF-8, so letters would come out wrong. Open it in the spreadsheet, choose “Save as” and then “CSV UTF-8”, and import that file.',
    notText: 'This is no text file. Please choose a CSV file.',
    unclosedQuote: (line: number) =>
      `A quotation mark in line ${line} is never closed, so the rest of the file cannot be read. Please correct it and choose the file again.`,
    unreadable:
      'The file cannot be read: it was moved, changed, or is not on this device yet. Please choose it again.',
  },

  mapping: {
    title: '2. Say what it is',
    kind: 'What the lines are',
    kindHint: 'Consultations need the least: name, phone and location.',
    columns: 'Columns',
    columnsHint: 'Guessed from the headings; please check them.',
    none: 'Not in the file',
    untitled: (column: number) => `Column ${column}`,
    example: (value: string) => `e.g. ${value}`,
    required: 'required',
    undated: 'Received on, for lines without a date',
    undatedHint: 'Dates are read as day/month/year.',
    futureDay: 'Please choose today or an earlier day.',
  },

  check: {
    title: '3. Check the lines',
    checking: 'Checking the lines…',
    missingColumns: (labels: string) => `Choose the column for: ${labels}.`,
    ready: (count: string) => `${count} can be imported`,
    problems: (count: string) => `${count} cannot`,
    repeats: (count: string) => `${count} in the file twice`,
    noneReady: 'No line can be imported as it stands. Check the columns above, or correct the file.',
    problemsTitle: 'Lines that will be left out',
    repeatOf: (line: number) => `Says the same as line ${line}; imported once.`,
    more: (count: string) => `Show ${count} more`,
    download: 'Download these lines',
    previewTitle: 'As they will be stored',
    previewHint: (count: number) => (count === 1 ? 'The first line.' : `The first ${count} lines.`),
    start: (count: string) => `Import ${count}`,
  },

  run: {
    title: 'Importing…',
    stay: 'Please keep this page open until it is done.',
    progress: (done: string, total: string) => `${done} of ${total}`,
    cancel: 'Stop',
    cancelling: 'Stopping…',
  },

  result: {
    title: { done: 'Import finished', stopped: 'Import stopped', failed: 'Import interrupted' },
    stopped: (count: string) =>
      `${count} not sent yet. What was imported stays; you can go on or undo it below.`,
    failed: (count: string) =>
      `The server did not answer. ${count} not sent yet. Check the connection and go on: nothing is imported twice.`,
    refused: 'The import was not accepted. Reload the page and try again; nothing is imported twice.',
    imported: 'Imported',
    alreadyThere: 'Already there',
    leftOut: 'Left out',
    refusedTitle: 'Lines that the database refused',
    notAccepted: (label: string) => `${label} was not accepted.`,
    lineNotAccepted: 'This line was not accepted.',
    goOn: 'Import the rest',
    download: 'Download the result',
    another: 'Import another file',
    show: (label: string) => `Show ${label.toLowerCase()}`,
  },

  report: {
    line: 'Line',
    result: 'Result',
    reason: 'Reason',
    outcomes: { imported: 'Imported', 'already there': 'Already there', refused: 'Refused' },
    leftOut: 'Left out',
    notSent: 'Not sent',
    repeat: 'Repeated',
  },

  leave: {
    title: 'Leave while importing?',
    text: 'The import stops where it is. What was imported stays; choose the same file again to go on.',
    leave: 'Stop and leave',
    stay: 'Stay here',
  },

  past: {
    title: 'Past imports',
    none: {
      title: 'Nothing imported yet',
      text: 'Every import is listed here and can be undone as a whole.',
    },
    failed: {
      title: 'The past imports could not be loaded',
      text: 'Nothing is lost. Check the connection and try again.',
      action: 'Try again',
    },
    by: (who: string, when: string) => `${who}, ${when}`,
    somebody: 'Somebody',
    undo: 'Undo',
    undoLabel: (file: string) => `Undo the import of ${file}`,
    undone: (when: string) => `Undone ${when}`,
    undoing: (left: string) => `${left} left…`,
  },

  undo: {
    title: 'Undo this import?',
    counting: 'Counting its records…',
    records: (count: string) => `${count} of this import will be deleted, with their notes and history.`,
    untouched: 'Nobody has worked on them since.',
    workedOn: (count: string) => `${count} been worked on since; that work is deleted too.`,
    confirm: 'Delete them',
    keep: 'Keep them',
    done: (count: string) => ({
      tone: 'success' as const,
      title: 'Import undone',
      description: `${count} deleted.`,
    }),
    failed: {
      tone: 'destructive' as const,
      title: 'The import was not undone completely',
      description: 'Check the connection and press Undo again to delete the rest.',
    },
    uncounted: 'Its records could not be counted. Check the connection, close this and try again.',
  },

  fields: { created_at: 'Received', status: 'Status', source: 'Source' },

  reasons: {
    missing: (label: string) => `${label} is missing.`,
    tooManyCells: (cells: number, headings: number) =>
      `The line has ${cells} cells under ${headings} headings; a comma or semicolon in a text may need quotation marks.`,
    phone: (label: string, text: string) =>
      `${label} “${text}” is no number with ten digits, nor one from abroad with + and its country code.`,
    shortenedPhone: (label: string, text: string) =>
      `${label} “${text}” was shortened by the spreadsheet; format the column as text and save it again.`,
    email: (label: string, text: string) => `${label} “${text}” does not look like name@example.com.`,
    date: (label: string, text: string) => `${label} “${text}” is no date such as 31/12/2024 or 2024-12-31.`,
    future: (label: string, text: string) => `${label} “${text}” lies in the future.`,
    tooEarly: (label: string, text: string) => `${label} “${text}” lies before the year 2000.`,
    choice: (label: string, text: string, options: string) => `${label} “${text}” is none of: ${options}.`,
    long: (label: string) => `${label} has more than 100 characters.`,
    rule: (label: string, message: string) => `${label}: ${message}`,
  },
};

const plural = (one: string, many: string) => (count: number, text: string) =>
  count === 1 ? `1 ${one}` : `${text} ${many}`;
export const countLines = plural('line', 'lines');
export const countRecords = plural('record', 'records');
export const countHave = plural('of them has', 'of them have');
