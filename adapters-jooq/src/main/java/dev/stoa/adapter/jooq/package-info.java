/** One storage code for both engines: the unit of work, the dialect and prepared statements. */
@NullMarked
package dev.stoa.adapter.jooq;

import org.jspecify.annotations.NullMarked;
