/**
 * The content of a workspace as tables of rows, whatever the engine: what export, import, copy and
 * backup read and write, and what content roots are computed from; and how long backups are kept.
 */
@NullMarked
package dev.stoa.domain.operations;

import org.jspecify.annotations.NullMarked;
