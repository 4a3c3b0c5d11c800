/** Stores and checkpoints of LangGraph. */
@NullMarked
package dev.stoa.imports.langgraph;

import org.jspecify.annotations.NullMarked;
