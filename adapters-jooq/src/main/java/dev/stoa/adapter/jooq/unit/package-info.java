/** The unit of work and the session that runs statements inside it. */
@NullMarked
package dev.stoa.adapter.jooq.unit;

import org.jspecify.annotations.NullMarked;
