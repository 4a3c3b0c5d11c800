/** Imports of the stores of other systems, which are only read. */
@NullMarked
package dev.stoa.imports;

import org.jspecify.annotations.NullMarked;
