/**
 * One storage code for both engines: the unit of work, the dialect seam and prepared statements.
 */
@NullMarked
package dev.stoa.adapter.jooq;

import org.jspecify.annotations.NullMarked;
