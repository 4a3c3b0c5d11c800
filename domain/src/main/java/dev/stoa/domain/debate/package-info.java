/**
 * Debates: sessions with their turns, code versions, approval gates and votes, and what was
 * concluded. Uses: json, kernel.
 */
@NullMarked
package dev.stoa.domain.debate;

import org.jspecify.annotations.NullMarked;
