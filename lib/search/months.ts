/** How one asks for each month; the first is the name that is shown. There is no Jun, who is somebody. */
export const MONTHS: readonly (readonly [string, ...string[]])[] = [
  ["January", "Jan", "1月", "一月"],
  ["February", "Feb", "2月", "二月"],
  ["March", "Mar", "3月", "三月"],
  ["April", "Apr", "4月", "四月"],
  ["May", "5月", "五月"],
  ["June", "6月", "六月"],
  ["July", "Jul", "7月", "七月"],
  ["August", "Aug", "8月", "八月"],
  ["September", "Sep", "9月", "九月"],
  ["October", "Oct", "10月", "十月"],
  ["November", "Nov", "11月", "十一月"],
  ["December", "Dec", "12月", "十二月"],
];
