/**
 * The content of a workspace as tables of rows, whatever the engine: what export, import and copy
 * read and write, and what content roots are computed from.
 */
@NullMarked
package dev.stoa.domain.operations;

import org.jspecify.annotations.NullMarked;
