/** Origins and derivations in tables. */
@NullMarked
package dev.stoa.adapter.jooq.trust;

import org.jspecify.annotations.NullMarked;
