// The readable page of the API, made from the OpenAPI document. Plain HTML, no script, nothing from elsewhere.

interface Operation {
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description: string; content?: Content }>;
}
type Content = Record<string, { schema?: Schema }>;
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  description?: string;
}
export interface OpenApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
code{font-family:ui-monospace,monospace;font-size:.9em}h2{margin-top:2.5rem}section{border-top:1px solid #8886;padding:.6rem 0}
h3{margin:.3rem 0}table{border-collapse:collapse;width:100%}td{padding:.15rem .8rem .15rem 0;vertical-align:top}b{font-weight:600}
a{color:inherit}`;

const safe = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

function schemaName(schema: Schema | undefined): string {
  if (schema === undefined) return '';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map(schemaName).join(' | ');
  if (schema.enum)
    return schema.enum.map((value) => `<code>${safe(JSON.stringify(value))}</code>`).join(' | ');
  if (schema.items) return `list of ${schemaName(schema.items)}`;
  return safe([schema.type ?? 'any'].flat().join(' | '));
}

const contentName = (content: Content | undefined) =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => (type === 'application/json' ? schemaName(schema) : `<code>${type}</code>`))
    .join(', ');

function operationHtml(path: string, method: string, op: Operation): string {
  const rows = [
    ...(op.parameters ?? []).map((p) => [
      `${p.in} <code>${safe(p.name)}</code>${p.required ? '' : ' (optional)'}`,
      safe(p.description ?? ''),
    ]),
    ...(op.requestBody ? [['body', contentName(op.requestBody.content)]] : []),
    ...Object.entries(op.responses ?? {}).map(([status, answer]) => [
      `<b>${status}</b>`,
      `${safe(answer.description)} ${contentName(answer.content)}`,
    ]),
  ];
  return `<section><h3><code>${method.toUpperCase()} ${safe(path)}</code></h3>
<p>${safe(op.summary ?? '')}${op.security?.length ? ' <em>Needs a token.</em>' : ''} ${safe(op.description ?? '')}</p>
<table>${rows.map(([a, b]) => `<tr><td>${a}<td>${b}`).join('')}</table></section>`;
}

function schemaHtml(name: string, schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([key, value]) =>
      `<tr><td><code>${safe(key)}</code>${schema.required?.includes(key) ? '' : ' (optional)'}<td>${schemaName(value)}<td>${safe(value.description ?? '')}`,
  );
  const body = rows.length > 0 ? `<table>${rows.join('')}</table>` : `<p>${schemaName(schema)}</p>`;
  return `<section id="${name}"><h3>${name}</h3>${body}</section>`;
}

export function apiPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, op]) => operationHtml(path, method, op)),
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, s]) => schemaHtml(name, s));
  const { title, version, description } = document.info;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title><style>${STYLE}</style>
<h1>${safe(title)} <small>${safe(version)}</small></h1><p>${safe(description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Requests</h2>${operations.join('\n')}<h2>Types</h2>${schemas.join('\n')}</html>`;
}
