/** A workspace on either engine: what knows all contexts. */
@NullMarked
package dev.stoa.adapter.jooq;

import org.jspecify.annotations.NullMarked;
