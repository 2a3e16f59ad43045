// Online pages say nothing before the server has answered, so there is nothing to write ahead of time.
export const ssr = false;
