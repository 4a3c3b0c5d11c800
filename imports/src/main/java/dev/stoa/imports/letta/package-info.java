/** Agent files of Letta. */
@NullMarked
package dev.stoa.imports.letta;

import org.jspecify.annotations.NullMarked;
