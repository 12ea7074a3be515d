/** Beside a number to call. Apart from the other icons, which every form takes along. */
export function PhoneIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6.500 3.500h3l1.700 4.300-2.100 1.700a12 12 0 0 0 5.400 5.400l1.700-2.100 4.300 1.700v3c0 1.400-1.100 2.500-2.500 2.500C10.600 20 4 13.400 4 6c0-1.400 1.100-2.500 2.500-2.500z"
      />
    </svg>
  )
}
