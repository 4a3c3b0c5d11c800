/** Memories of tools for models: mem0, and the memory server of MCP. */
@NullMarked
package dev.stoa.imports.memory;

import org.jspecify.annotations.NullMarked;
