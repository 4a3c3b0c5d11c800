/** The actions as tools, resources and prompts of the Model Context Protocol. */
@NullMarked
package dev.stoa.adapter.mcp;

import org.jspecify.annotations.NullMarked;
