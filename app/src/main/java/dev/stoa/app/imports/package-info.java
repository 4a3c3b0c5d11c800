/** Commands that import the stores of other systems. */
@NullMarked
package dev.stoa.app.imports;

import org.jspecify.annotations.NullMarked;
