/** The text index and the vector index on either engine. */
@NullMarked
package dev.stoa.adapter.jooq.search;

import org.jspecify.annotations.NullMarked;
