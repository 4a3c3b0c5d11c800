/** Plain lines: what is known and what was said, a JSON object each. */
@NullMarked
package dev.stoa.imports.lines;

import org.jspecify.annotations.NullMarked;
