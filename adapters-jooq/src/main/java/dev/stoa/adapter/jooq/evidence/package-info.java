/** Evidence in tables. */
@NullMarked
package dev.stoa.adapter.jooq.evidence;

import org.jspecify.annotations.NullMarked;
