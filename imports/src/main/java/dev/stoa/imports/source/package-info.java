/** Stores of other systems as tables and rows. */
@NullMarked
package dev.stoa.imports.source;

import org.jspecify.annotations.NullMarked;
