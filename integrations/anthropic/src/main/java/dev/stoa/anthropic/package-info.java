/** The memory tool of the Claude API over the memory files of a workspace. */
@NullMarked
package dev.stoa.anthropic;

import org.jspecify.annotations.NullMarked;
