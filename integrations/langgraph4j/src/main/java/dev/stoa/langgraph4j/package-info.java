/** Checkpoints of langgraph4j in a workspace. */
@NullMarked
package dev.stoa.langgraph4j;

import org.jspecify.annotations.NullMarked;
