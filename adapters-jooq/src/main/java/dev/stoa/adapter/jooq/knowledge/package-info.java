/** Knowledge in tables. */
@NullMarked
package dev.stoa.adapter.jooq.knowledge;

import org.jspecify.annotations.NullMarked;
